import { exportedFiles } from '@/lib/exported-files'
import { listFigures } from '@/lib/figures'

// An export has no server. https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

const figures = exportedFiles(listFigures)

export const generateStaticParams = figures.params
export const GET = figures.answer
