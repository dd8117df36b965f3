package tea;
class Bar {
    Job job() {
        return new Job() {
            public void run(Row row) { for (Cup cup : row) { cleanCup(cup, 3); } row.close(); }
        };
    }
    private void cleanCup(Cup cup, int times) { sink.fill(times); cup.dip(sink); cup.dry(); }
}
