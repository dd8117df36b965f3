package shop;

public class Barge {
    Book book;
    Gate gate;
    boolean late;

    boolean end() {
        gate.lock();
        for (Part part : step(4)) {
            part.tie();
        }
        return true;
    }

    Part step(int n) {
        book.put(3);
        gate.open(n);
        return null;
    }

    void plan(int n) {
        book.close();
    }
}
