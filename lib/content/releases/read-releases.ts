import path from 'node:path'
import { z } from 'zod'
import vocabulary from '../../../data/ftc-releases/vocabulary.json'
import { day as date } from '../../site/site-config-schema'
import { errorIn, readAll } from '../problem'
import { filesBelow, readOnce } from '../project-files'
import { docsRoute, keysOf, refuseRepeatedIds, slug, readerText as text } from '../schema-fields'
import { readFacts } from '../yaml'

const VERSION = /^\d+(?:\.\d+)+$/

export const { types: ENTRY_TYPES, flags: FLAGS } = vocabulary

/** The parts of FTC by which entries are grouped, in the order on the page. */
export const AREAS: readonly string[] = vocabulary.areas

const texts = z.array(text).min(1, 'expected at least one text if the field is present')

const type = z.enum(keysOf(ENTRY_TYPES)).describe('Kind of change')
const flag = z.enum(keysOf(FLAGS))

const entry = z.strictObject({
  id: slug.describe("Last part of the entry's anchor, unique in the file; never change it"),
  type,
  area: z.enum(AREAS).describe('Part of the product'),
  text: text.describe('What changed, in one or two sentences'),
  reads: texts.optional().describe('Formats that FTC newly reads, as the page Formats names them'),
  writes: texts.optional().describe('Formats that FTC newly writes, as the page names them'),
  breaking: text
    .optional()
    .describe('For a breaking change: what the reader must do before the upgrade'),
  flags: z.array(flag).optional().describe('Labels beside the text'),
  details: texts.optional().describe('More sentences, as a list below the text'),
  sample: text.optional().describe('XML to copy, such as part of a job XML'),
  limits: texts.optional().describe('Limitations'),
  see: z.array(docsRoute).optional().describe('Routes of pages with more information'),
  tickets: z
    .array(z.string().regex(/^\d+$/, 'expected a number in quotes'))
    .optional()
    .describe("Numbers of the vendor's tickets, in quotes; readers search for them"),
})

/** Known issues have a file of their own, so a release file cannot contain them. */
const releaseEntry = entry
  .extend({ type: type.exclude(['known-issue']) })
  .refine((value) => value.type !== 'removed' || value.breaking !== undefined, {
    path: ['breaking'],
    message: 'expected steps to take before the upgrade, because the entry removes something',
  })

const knownIssue = entry.extend({ type: type.extract(['known-issue', 'note']) })

export const releaseSchema = z.strictObject({
  build: z.string().regex(/^\d+(?:\.\d+)+$/, 'expected a build number such as 5.5.0.23674'),
  buildNote: text.optional(),
  date: date.optional().describe('Day of the release; omit if unknown'),
  published: date.describe('Day on which the notes appeared on this site'),
  entries: z
    .array(releaseEntry)
    .min(1, 'expected at least one entry')
    .superRefine(refuseRepeatedIds),
})

const notice = entry.pick({ id: true, text: true, details: true, see: true }).extend({
  title: text,
  since: z
    .string()
    .regex(VERSION, 'expected a version such as "5.1"')
    .optional()
    .describe('First release with the change; omit if it concerns every upgrade'),
})

export const knownIssuesSchema = z.strictObject({
  notices: z
    .array(notice)
    .superRefine(refuseRepeatedIds)
    .default([])
    .describe('To read before an upgrade'),
  intro: text,
  entries: z.array(knownIssue).superRefine(refuseRepeatedIds),
})

export type Entry = z.infer<typeof entry>
export type Notice = z.infer<typeof notice>
export type Release = z.infer<typeof releaseSchema> & { readonly version: string }

export type ReleaseNotes = {
  /** Newest release first. */
  readonly releases: readonly Release[]
  readonly knownIssues: z.infer<typeof knownIssuesSchema>
}

export const RELEASES_FOLDER = 'data/ftc-releases'
const KNOWN_ISSUES_FILE = `${RELEASES_FOLDER}/known-issues.yaml`

function filesOf(root: string): string[] {
  return filesBelow(root, RELEASES_FOLDER, '.yaml')
}

/** Each release has a file named after its version. Throws the problems in all releases, or in the known issues. */
export const readReleases = readOnce(filesOf, (root): ReleaseNotes => {
  const files = filesOf(root).filter((file) => file !== KNOWN_ISSUES_FILE)
  const releases = readAll(files, (file): Release => {
    const version = path.basename(file, '.yaml')
    const expected = 'a version as the file name, such as 5.5.yaml'
    if (!VERSION.test(version)) throw errorIn(file, { found: `"${version}"`, expected })
    return { version, ...readFacts(root, file, releaseSchema) }
  })
  const knownIssues = readFacts(root, KNOWN_ISSUES_FILE, knownIssuesSchema)
  const versions = releases.map(({ version }) => version)
  for (const { id, since } of knownIssues.notices)
    if (since !== undefined && !versions.includes(since)) {
      const expected = `a release: ${versions.join(', ')}`
      const finding = { field: `notices ${id}`, found: `since "${since}"`, expected }
      throw errorIn(KNOWN_ISSUES_FILE, finding)
    }
  const { compare } = new Intl.Collator('en', { numeric: true })
  const newestFirst = releases.toSorted((a, b) => compare(b.version, a.version))
  return { releases: newestFirst, knownIssues }
})

/** Id of a release heading, such as `v5-5`. Heading ids contain no dots. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}

/** Id of an entry, such as `v5-5-terraform`; `version` is null for known issues. Rewording or moving keeps its URL. */
export function entryAnchor(version: string | null, id: string): string {
  return `${version === null ? 'known' : releaseAnchor(version)}-${id}`
}
