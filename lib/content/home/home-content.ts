/** What the home page shows. Its routes are checked at build against the pages that exist. */

const stream = '/docs/Stream'
const ftc = '/docs/FTC'

export type HomeLink = { readonly label: string; readonly path: string }

export type HomeProduct = {
  readonly sidebarId: string
  readonly summary: string
  /** Links in order of demand; the first is set apart. */
  readonly links: readonly HomeLink[]
}

export const HOME_PRODUCTS: readonly HomeProduct[] = [
  {
    sidebarId: 'FTCSidebar',
    summary:
      'Transcode files on a cluster of machines: watch folders, captions, watermarks, delivery.',
    links: [
      {
        label: 'Install FTC on Akamai Kubernetes',
        path: `${ftc}/Installation_Guides/Kubernetes/Akamai`,
      },
      {
        label: 'Install on Akamai with Terraform',
        path: `${ftc}/Installation_Guides/Kubernetes/Akamai/Terraform`,
      },
      { label: 'Install FTC on AWS Kubernetes', path: `${ftc}/Installation_Guides/Kubernetes/AWS` },
      { label: 'Tutorials, A to Z', path: `${ftc}/Tutorials` },
      { label: 'Release notes', path: `${ftc}/Release_Notes/FTC_v5.5_to_v4.0` },
    ],
  },
  {
    sidebarId: 'StreamSidebar',
    summary:
      'Schedule and run live events on your own servers or in the cloud, and control them over a REST/XML API.',
    links: [
      {
        label: 'Install Stream on Akamai Kubernetes',
        path: `${stream}/Installation_Guides/Kubernetes/Akamai`,
      },
      {
        label: 'Install Stream on AWS Kubernetes',
        path: `${stream}/Installation_Guides/Kubernetes/AWS`,
      },
      { label: 'API methods', path: `${stream}/API/API_Methods` },
      { label: 'Set up primary and backup', path: `${stream}/Tutorials/Primary_and_Backup` },
      { label: 'Technical specification', path: `${stream}/Release_Notes/Technical_Specification` },
    ],
  },
]

export type HomeMethod = HomeLink & {
  readonly verb: string
  readonly url: string
  readonly summary: string
}

const methods = `${stream}/API/API_Methods`

export const HOME_METHODS: readonly HomeMethod[] = [
  {
    label: 'AddEvent',
    path: `${methods}/AddEvent`,
    verb: 'POST',
    url: '/Events',
    summary: 'Create an event from an XML definition.',
  },
  {
    label: 'GetEventsList',
    path: `${methods}/GetEventsList`,
    verb: 'GET',
    url: '/Events',
    summary: 'List all events, optionally by status.',
  },
  {
    label: 'LiveControlAPI',
    path: `${methods}/LiveControlAPI`,
    verb: 'POST',
    url: '/LiveControl',
    summary: 'Start, stop, or switch a live event.',
  },
  {
    label: 'GetSystemStatus',
    path: `${methods}/GetSystemStatus`,
    verb: 'GET',
    url: '/SystemStatus',
    summary: 'Read the health of the manager.',
  },
]

export type HomeList = { readonly title: string; readonly links: readonly HomeLink[] }

export const HOME_LISTS: readonly HomeList[] = [
  {
    title: 'Captions and watermarks',
    links: [
      { label: 'Burn in subtitles', path: `${ftc}/Tutorials/Subtitle_Burn-In_Workflow` },
      { label: 'Convert speech to text', path: `${ftc}/Tutorials/Speech_to_Text_Filter` },
      { label: 'Insert SCTE-35 markers', path: `${ftc}/Tutorials/SCTE-35_Insertion` },
      { label: 'Mark video per recipient', path: `${ftc}/Tutorials/Forensic_Watermark_Filter` },
    ],
  },
  {
    title: 'Keep it running',
    links: [
      { label: 'Cluster redundancy', path: `${ftc}/Tutorials/Cluster_Redundancy` },
      { label: 'Migrate the database', path: `${ftc}/Tutorials/Database_Migration` },
      { label: 'Stream on Linux', path: `${stream}/Installation_Guides/Kubernetes/AWS/Linux_Help` },
      { label: 'SNMP setup and testing', path: `${ftc}/Tutorials/SNMP_Setup_and_Testing` },
    ],
  },
  {
    title: 'Build on it',
    links: [
      { label: 'API introduction', path: `${stream}/API/Introduction` },
      { label: 'Event attributes', path: `${stream}/API/Event_Attributes` },
      { label: 'An event from birth to end', path: `${stream}/API/Event_Description` },
      { label: 'Scriptable workflow', path: `${ftc}/Tutorials/Scriptable_Workflow` },
    ],
  },
]

/** Every route the home page links to. */
export function homeRoutes(): string[] {
  return [
    ...HOME_PRODUCTS.flatMap((product) => product.links),
    ...HOME_METHODS,
    ...HOME_LISTS.flatMap((list) => list.links),
  ].map((link) => link.path)
}
