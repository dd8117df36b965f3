package clinic;

class Chart implements Printable {
    private int pages;
    private ArrayList<Note> notes;
    private Object owner;

    @Override
    public int getPages() {
        return pages;
    }

    List<Note> getNotes() {
        return notes;
    }

    public void setOwner(Object owner) {
        this.owner = owner;
    }

    void show(int page) {
        print(page, pages);
    }
}
