import { Fragment } from 'react'

type EmailAddressProps = { address: string }

/** An e-mail address that breaks before its marks, where a line is too short for it. */
export function EmailAddress({ address }: EmailAddressProps) {
  return (
    <b>
      {address.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other name.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </b>
  )
}
