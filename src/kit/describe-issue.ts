import * as v from 'valibot';
import { issueMessages } from './messages.ts';

/** One thing that does not fit a schema, with its place. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  if (issue.type === 'strict_object' && place !== null) {
    return issue.expected === 'never' ? issueMessages.stray(place) : issueMessages.missing(place);
  }
  return issueMessages.at(place, issue.message);
}
