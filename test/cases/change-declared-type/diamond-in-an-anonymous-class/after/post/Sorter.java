package post;

class Sorter {
    void sort(Office office) {
        office.each(new Step() {
            public void run() {
                List<Letter> letters = new ArrayList<>();
            }
        });
    }
}
