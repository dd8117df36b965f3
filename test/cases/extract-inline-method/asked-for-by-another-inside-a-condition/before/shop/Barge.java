package shop;

public class Barge {
    Book book;
    Gate gate;
    boolean late;

    boolean end() {
        gate.lock();
        return true;
    }

    void plan(int n) {
        book.put(3);
        gate.open(n);
        book.close();
    }
}
