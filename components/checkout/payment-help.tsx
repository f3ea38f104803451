type PaymentHelpProps = { contactUrl: string | undefined }

/** What to do when the screen does not work out; without a configured address there is nobody to point to. */
export function PaymentHelp({ contactUrl }: PaymentHelpProps) {
  if (!contactUrl) return <>Your payment is safe, and you can come back to this page at any time.</>
  return (
    <>
      Your payment is safe. <a href={contactUrl}>Contact us</a> and we’ll help you finish the account.
    </>
  )
}
