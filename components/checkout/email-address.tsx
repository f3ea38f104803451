type EmailAddressProps = { address: string }

/**
 * An email address that breaks before its @ if the line is too short. Not translated: browsers' translators would
 * reword its parts.
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
