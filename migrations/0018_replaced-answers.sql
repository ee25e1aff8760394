CREATE TABLE "replaced_answers" (
	"on" date PRIMARY KEY NOT NULL,
	"times" integer NOT NULL
);
