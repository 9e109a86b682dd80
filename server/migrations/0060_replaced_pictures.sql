-- Few among all files, and looked through each quarter of an hour.
create index files_site_images on files (created_at) where purpose = 'SITE_IMAGE' and expires_at is null;
