import { stringify } from 'yaml'

/** The page of a method; the reference is printed from the data. */
export function methodPageText(name: string, today: string): string {
  const frontMatter = stringify({ title: name, description: '', updated: today })
  return `---\n${frontMatter}---\n\n<ApiMethod name="${name}" />\n`
}

/**
 * The data of a method, to be filled in. Empty fields stop the build, so that nothing is published that nobody has
 * looked up.
 * @param groups ids of the groups of methods
 */
export function methodDataText(name: string, groups: readonly string[]): string {
  return `name: ${name}
group: "" # one of ${groups.join(', ')}
order: 1 # place within the group
verb: "" # GET, POST, PUT or DELETE
path: "" # such as /Events/{EventID}
readsOnly: false # true when it changes nothing
summary: "" # what the reader does with it, in a few words
description: "" # what it does, in a sentence
useCases: []

parameters: [] # of path and query; GetEventInfo.yaml has examples

responses:
  - status: "200"
    meaning: ""
    callLog: derived # the answer also holds the log of the call
    content: [] # what else stands in the answer; GetEventInfo.yaml has examples
    example: ""
`
}
