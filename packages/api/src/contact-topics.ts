// Apart from the schemas, so that the form does not load the schema library.
export const contactTopics = ['general', 'business', 'technical'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactTopicNames: Record<ContactTopic, string> = {
  general: 'General Support',
  business: 'Business Inquiries',
  technical: 'Technical Issues',
};
