package err;

public class Printer {
    private int sheets;
    private Link link;

    public void print(int pages) {
        if (!link.isUp()) {
            throw new Offline("printer", 9100);
        }
        sheets -= pages;
    }
}
