/** A line to fill in on a printed sheet. */
export type BlankWords = {
  /** Its name in the file, small letters and hyphens; never change it once the sheet is out, saved copies use it. */
  name: string
  label: string
  /** The whole question for a screen reader, where the label is short for it. */
  tip?: string
  /** Its part of the row's width. */
  share: number
}

/** What stands at the top of every sheet. */
export type SheetWords = { title: string; purpose: string }
