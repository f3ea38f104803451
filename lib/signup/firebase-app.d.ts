import type { FirebaseApp } from 'firebase/app'

declare module '@firebase/app' {
  /** Replaces a component of the SDK. Exported for Firebase's own packages, but missing from its types. */
  export function _addOrOverwriteComponent(
    app: FirebaseApp,
    component: {
      name: string
      type: 'PRIVATE'
      instantiationMode: 'LAZY'
      instanceFactory: () => object
    },
  ): void
}
