import type { FirebaseApp } from 'firebase/app'

declare module '@firebase/app' {
  /**
   * Puts a part of the SDK in place of its own. It is exported for Firebase's own packages and left out of the types.
   */
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
