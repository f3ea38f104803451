import { useEffect, useReducer, useRef } from 'react'
import { fetchToastList } from '@/components/layout/toasts/fetch-toast-list'
import { notifications } from '@/lib/notifications'
import { beginAttempt, endAttempt, endFailedAttempt, takePendingAttempt } from '@/lib/signup/attempt-mark'
import type { Account } from '@/lib/signup/backend'
import {
  accountCreationError,
  describeFailure,
  interrupted,
  successToasts,
} from '@/lib/signup/error-messages'
import { SignedOutError } from '@/lib/signup/errors'
import type { Arrival, FounderSignup } from '@/lib/signup/founder-signup'
import { hasStoredSession, openSignup } from '@/lib/signup/lazy-signup'
import type { SignupSettings } from '@/lib/signup/settings'
import { initialState, signupReducer } from '@/lib/signup/signup-state'
import { firstProblem, type SignupFields } from '@/lib/signup/validation'

/** One toast is visible at a time, so the second waits until the first can have been read; in milliseconds. */
const secondToastDelay = 1200

/** The sign-up screen's state and what its buttons do. */
export function useSignup(settings: SignupSettings) {
  const [state, dispatch] = useReducer(signupReducer, initialState)
  // A ref, because state would be updated too late for a second press in the same moment.
  const running = useRef<Promise<void>>(null)
  const isFormTouched = useRef(false)
  const attempts = useRef(0)

  useEffect(() => {
    async function look() {
      const before = attempts.current
      const arrival = await openSignup(settings)
        .then((signup) => signup.arrive())
        .catch((): Arrival => ({ found: 'nothing' }))
      // A newer attempt knows more and may be for another email, so what it has shown must stay.
      if (attempts.current !== before) return
      dispatch({ type: 'arrived', arrival, isFormInUse: isFormTouched.current })
      if (arrival.found === 'login') prepareToasts()
    }
    if (takePendingAttempt()) dispatch({ type: 'failed', failure: interrupted })
    if (hasStoredSession(settings.firebase.apiKey)) void look()
    // The Back button restores the whole page except the passwords. What this browser has achieved so far can be shown
    // without them.
    function onShow({ persisted }: PageTransitionEvent) {
      if (!persisted || !isFormTouched.current) return
      isFormTouched.current = false
      // An attempt that was under way when the page was left continues or fails now; look after that.
      void Promise.resolve(running.current).then(look)
    }
    addEventListener('pageshow', onShow)
    // Early, because the connection may break before the form is touched.
    const signs = ['pointermove', 'keydown']
    for (const sign of signs) addEventListener(sign, prepareToasts, { once: true })
    return () => {
      removeEventListener('pageshow', onShow)
      for (const sign of signs) removeEventListener(sign, prepareToasts)
    }
  }, [settings])

  async function run(attempt: (signup: FounderSignup) => Promise<Account>) {
    attempts.current += 1
    beginAttempt()
    dispatch({ type: 'started' })
    // Toasts about earlier errors are out of date.
    notifications.dismiss()
    try {
      const { email } = await attempt(await openSignup(settings))
      endAttempt()
      dispatch({ type: 'succeeded', email })
      announceSuccess()
    } catch (error) {
      endFailedAttempt()
      const failure = describeFailure(error, navigator.onLine)
      dispatch({ type: 'failed', failure, isSignedOut: error instanceof SignedOutError })
      announceProblem({ title: accountCreationError, description: failure.message })
    } finally {
      running.current = null
    }
  }

  return {
    ...state,
    /** Fetches the code behind the form ahead of the submit; a failure shows then. */
    prepare() {
      isFormTouched.current = true
      prepareToasts()
      openSignup(settings).catch(() => {})
    },
    edit(field: string, fields: SignupFields) {
      dispatch({ type: 'edited', field, fields })
    },
    submit(fields: SignupFields) {
      if (running.current) return
      const problem = firstProblem(fields)
      dispatch({ type: 'checked', problem })
      if (problem) announceProblem(problem)
      else running.current = run((signup) => signup.create(fields.email, fields.password))
    },
    finish() {
      const { arrival } = state
      if (running.current || arrival.found !== 'login') return
      running.current = run((signup) => signup.finish(arrival.email))
    },
    takeOtherEmail() {
      dispatch({ type: 'other-email' })
    },
  }
}

/**
 * Fetches the toast code before the account is created: if a deploy had removed it, the page would have to reload
 * itself, and would forget the outcome of the attempt.
 */
function prepareToasts() {
  fetchToastList().catch(() => {})
}

function announceSuccess() {
  notifications.add(successToasts.created)
  const second = setTimeout(() => notifications.add(successToasts.redirecting), secondToastDelay)
  // A page in the back/forward cache would show this toast when it is restored, and nobody is redirected then.
  const takeBack = () => {
    clearTimeout(second)
    notifications.dismiss()
  }
  addEventListener('pagehide', takeBack, { once: true })
}

function announceProblem({ title, description }: { title: string; description: string }) {
  notifications.add({ title, description, variant: 'destructive' })
}
