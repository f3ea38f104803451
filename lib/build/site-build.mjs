import { runPackage } from './run.mjs'

/** Exports the site to `out/` with the stand-ins of the local profile. */
export async function localBuild() {
  await buildWith({ SITE_PROFILE: 'local' })
}

/** Exports the site with the settings of the environment. */
export async function productionBuild() {
  await buildWith({ SITE_PROFILE: 'production' })
}

async function buildWith(env) {
  await runPackage('next', ['build'], { ...env, NEXT_TELEMETRY_DISABLED: '1' })
}
