create table member (
  id          integer primary key,
  name        varchar(200) not null,
  mail        varchar(200),
  valid_to    date not null,
  balance     integer not null default 0
);

create table loan (
  id          integer primary key,
  isbn        varchar(20) not null,
  member_id   integer not null references member (id),
  start_day   date not null,
  due_day     date not null,
  returned    date
);
