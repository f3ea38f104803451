import { exportedFiles } from '@/lib/exported-files'
import { listFigures } from '@/lib/figures'

export const dynamic = 'force-static'

const figures = exportedFiles(listFigures)

export const generateStaticParams = figures.params
export const GET = figures.answer
