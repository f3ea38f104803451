type EmailAddressProps = { address: string }

/**
 * An e-mail address that breaks before its @, where a line is too short for it. A translator would make other words of its
 * parts.
 */
export function EmailAddress({ address }: EmailAddressProps) {
  const at = address.lastIndexOf('@')
  return (
    <b translate="no">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </b>
  )
}
