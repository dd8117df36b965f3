package tea;
class Bar {
    Job job() {
        return new Job() {
            public void run(Row row) { for (Cup cup : row) { clean(cup, 3); } row.close(); }
            private void clean(Cup cup, int times) { sink.fill(times); cup.dip(sink); cup.dry(); }
        };
    }
}
