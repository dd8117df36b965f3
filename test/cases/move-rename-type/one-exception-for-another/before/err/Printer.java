package err;

public class Printer {
    private int sheets;

    public void print(int pages) {
        if (pages > sheets) {
            throw new NoPaper("only " + sheets);
        }
        sheets -= pages;
    }
}
