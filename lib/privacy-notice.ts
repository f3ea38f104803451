/** Id of the notice on every page; a link to it opens the notice again. */
export const privacyNoticeId = 'privacy-notice'

export const privacyNoticeHref = `#${privacyNoticeId}`
