import * as v from 'valibot';

/** One thing that does not fit a schema, with its place. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  if (issue.type === 'strict_object' && place !== null) {
    return issue.expected === 'never' ? `There is no "${place}".` : `"${place}" is missing.`;
  }
  return place === null ? `${issue.message}.` : `${place}: ${issue.message}.`;
}
