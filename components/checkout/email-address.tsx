type EmailAddressProps = { address: string }

/** An e-mail address that breaks before its @, where a line is too short for it. */
export function EmailAddress({ address }: EmailAddressProps) {
  const at = address.lastIndexOf('@')
  return (
    <b>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </b>
  )
}
