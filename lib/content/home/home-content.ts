const stream = '/docs/Stream'
const streamGuides = `${stream}/Installation_Guides`
const streamApi = `${stream}/API`
const ftc = '/docs/FTC'
const ftcGuides = `${ftc}/Installation_Guides`
const ftcReleases = `${ftc}/Release_Notes/FTC_v5.5_to_v4.0`

/** A test compares this version with the release notes. */
export const LATEST_RELEASE = '5.5'

export const API_INTRODUCTION = `${streamApi}/Introduction`

export type HomeLink = { readonly label: string; readonly path: string }

export type HomeProduct = {
  readonly sidebarId: string
  readonly summary: string
  readonly tasks: Readonly<Record<'Install' | 'Operate' | 'Fix', readonly HomeLink[]>>
}

export const HOME_PRODUCTS: readonly HomeProduct[] = [
  {
    sidebarId: 'FTCSidebar',
    summary:
      'Transcode files on a cluster of machines, with watch folders, captions, watermarks, and delivery.',
    tasks: {
      Install: [
        { label: 'Install FTC on Akamai Kubernetes', path: `${ftcGuides}/Kubernetes/Akamai` },
        { label: 'Install FTC on AWS Kubernetes', path: `${ftcGuides}/Kubernetes/AWS` },
      ],
      Operate: [
        { label: 'Tutorials, A to Z', path: `${ftc}/Tutorials` },
        { label: 'Release notes', path: ftcReleases },
      ],
      Fix: [
        { label: 'Troubleshoot FTC', path: `${ftc}/Troubleshooting` },
        { label: 'More symptoms', path: `${ftc}/More_Symptoms` },
      ],
    },
  },
  {
    sidebarId: 'StreamSidebar',
    summary:
      'Schedule and run live events on your own servers or in the cloud, and control them over a REST/XML API.',
    tasks: {
      Install: [
        { label: 'Install Stream on Akamai Kubernetes', path: `${streamGuides}/Kubernetes/Akamai` },
        { label: 'Install Stream on AWS Kubernetes', path: `${streamGuides}/Kubernetes/AWS` },
      ],
      Operate: [
        { label: 'API methods', path: `${streamApi}/API_Methods` },
        { label: 'Set up primary and backup', path: `${stream}/Tutorials/Primary_and_Backup` },
        {
          label: 'Technical specification',
          path: `${stream}/Release_Notes/Technical_Specification`,
        },
      ],
      Fix: [
        { label: 'Troubleshoot Stream', path: `${stream}/Troubleshooting` },
        { label: 'Run and watch a cluster', path: `${streamGuides}/Kubernetes/Operate` },
      ],
    },
  },
]

/** For each product, the page where a reader with a problem should start. */
export const HOME_FIXES = HOME_PRODUCTS.flatMap(({ tasks }) => tasks.Fix.slice(0, 1))

export const HOME_LISTS: readonly {
  readonly title: string
  readonly links: readonly HomeLink[]
}[] = [
  {
    title: 'Ports and upgrades',
    links: [
      { label: 'FTC ports', path: `${ftcGuides}/Ports` },
      { label: 'Upgrade FTC', path: `${ftcGuides}/Kubernetes/Upgrade_and_Remove` },
      { label: 'Stream ports', path: `${streamGuides}/Ports` },
      { label: 'Upgrade Stream', path: `${streamGuides}/Kubernetes/Upgrade_and_Remove` },
    ],
  },
  {
    title: 'Schedule an event',
    links: [
      { label: 'Your first weekly event', path: `${stream}/Tutorials/First_Weekly_Event` },
      { label: 'AddEvent', path: `${streamApi}/API_Methods/AddEvent` },
      { label: 'Event description', path: `${streamApi}/Event_Description` },
    ],
  },
  {
    title: `New in FTC ${LATEST_RELEASE}`,
    links: [
      { label: 'Install with Terraform', path: `${ftcGuides}/Kubernetes/Akamai/Terraform` },
      { label: 'FTC on Oracle Cloud', path: `${ftcGuides}/Kubernetes/Oracle` },
      { label: 'All changes', path: ftcReleases },
    ],
  },
]
