import type { Finding, Problem } from '../problem'
import { methodFile, typeFile } from './api-files'
import type { ApiMethod, ApiType, StreamApi, XmlNode } from './api-schemas'

/** Reports unknown names, missing warnings, parameters unlike those of the path, and repeated calls or positions. */
export function checkReferences(api: StreamApi): Problem[] {
  const known: Known = {
    methods: api.methods.map(({ name }) => name),
    types: [...api.types.keys()],
    groups: api.common.groups.map(({ id }) => id),
    statuses: api.common.statuses.map(({ status }) => status),
  }
  return [
    ...api.methods.flatMap((method) => methodProblems(method, known)),
    ...[...api.types.values()].flatMap((type) => typeProblems(type, known)),
    ...collisions(api.methods),
  ]
}

type Known = Readonly<Record<'methods' | 'types' | 'groups' | 'statuses', readonly string[]>>
/** @param found undefined if the data omits the field */
type Report = (field: string, kind: keyof Known, found: string | undefined) => Problem[]

function problemOf(file: string, finding: Finding): Problem {
  return { severity: 'error', file, ...finding }
}

function reporter(file: string, known: Known): Report {
  return (field, kind, found) => {
    const names = known[kind]
    if (found === undefined || names.includes(found)) return []
    const expected = `one of ${names.join(', ')}`
    return [problemOf(file, { field, found: `"${found}"`, expected })]
  }
}

function methodProblems(method: ApiMethod, known: Known): Problem[] {
  const file = methodFile(method.name)
  const check = reporter(file, known)
  const inPath = [...method.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const described = method.parameters.flatMap((source) => (source.in === 'path' ? source.name : []))
  const parameterFault = problemOf(file, {
    field: 'parameters',
    found: `${described.join(', ') || 'none'} with "in: path"`,
    expected: `${inPath.join(', ') || 'none'}, as in ${method.path}`,
  })
  return [
    ...check('group', 'groups', method.group),
    ...method.relatedMethods.flatMap((name) => check('relatedMethods', 'methods', name)),
    ...method.relatedTypes.flatMap((name) => check('relatedTypes', 'types', name)),
    ...method.parameters.flatMap(({ name, obtainFrom }) =>
      obtainFrom.flatMap((from) => check(`parameters.${name}.obtainFrom`, 'methods', from)),
    ),
    ...check('requestBody.document.from', 'methods', method.requestBody?.document?.from),
    ...warningProblems(method),
    ...method.responses.flatMap(({ status }) => check('responses.status', 'statuses', status)),
    ...typeReferences(method, check),
    ...(inPath.toSorted().join() === described.toSorted().join() ? [] : [parameterFault]),
  ]
}

function warningProblems({ name, verb, requestBody, warning }: ApiMethod): Problem[] {
  const isDangerous = verb === 'DELETE' || requestBody?.document !== undefined
  if (!isDangerous || warning !== undefined) return []
  const expected = 'a warning about what this method can delete or overwrite'
  return [problemOf(methodFile(name), { field: 'warning', found: 'nothing', expected })]
}

function typeReferences(method: ApiMethod, check: Report): Problem[] {
  const nodeProblems = (node: XmlNode, parent: string): Problem[] => {
    const field = `${parent}.${node.element}`
    return [
      ...check(`${field}.typeRef`, 'types', node.typeRef),
      ...node.children.flatMap((child) => nodeProblems(child, field)),
    ]
  }
  return [
    ...(method.requestBody ? nodeProblems(method.requestBody.tree, 'requestBody.tree') : []),
    ...method.responses.flatMap(({ status, content = [] }) =>
      content.flatMap((node) => nodeProblems(node, `responses.${status}.content`)),
    ),
  ]
}

function typeProblems(type: ApiType, known: Known): Problem[] {
  const check = reporter(typeFile(type.name), known)
  if (type.kind === 'codes') return check('attributeOf', 'types', type.attributeOf)
  return [
    ...type.fields.flatMap(({ name, typeRef, acceptedBy }) => [
      ...check(`fields.${name}.typeRef`, 'types', typeRef),
      ...acceptedBy.flatMap((method) => check(`fields.${name}.acceptedBy`, 'methods', method)),
    ]),
    ...(type.kind === 'event'
      ? type.children.flatMap((child) =>
          check(`children.${child.element}.type`, 'types', child.type),
        )
      : [...type.returnedBy, ...type.sentWith].flatMap((method) =>
          check('returnedBy or sentWith', 'methods', method),
        )),
  ]
}

function collisions(methods: readonly ApiMethod[]): Problem[] {
  return methods.flatMap((method, index) => {
    const { name, verb, path, group, order } = method
    const earlier = methods.slice(0, index)
    const report = (field: string, found: string, owner: ApiMethod | undefined): Problem[] => {
      if (owner === undefined) return []
      const expected = `a unique value: ${owner.name} already uses this one`
      return [problemOf(methodFile(name), { field, found, expected })]
    }
    const sameOrder = earlier.find((other) => other.group === group && other.order === order)
    const sameCall = earlier.find((other) => other.verb === verb && other.path === path)
    return [
      ...report('order', String(order), sameOrder),
      ...report('path', `${verb} ${path}`, sameCall),
    ]
  })
}
