package clinic;

class Chart implements Printable {
    private int pages;
    private ArrayList<Note> notes;
    private Object owner;

    void show(int page) {
        print(page, pages);
    }
}
