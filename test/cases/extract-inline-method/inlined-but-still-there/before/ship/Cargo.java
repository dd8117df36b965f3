package ship;

public class Cargo {
    private int load;
    private int boxes;

    public void add(Box box) {
        put(box);
    }

    public void addFragile(Box box) {
        box.pad();
        put(box);
    }

    private void put(Box box) {
        load += box.weight();
        boxes++;
        System.out.println("now " + load);
    }
}
