package ink;

public class Printer {
    private int ink = 100;
    private int pages;

    public void print(Page page) {
        prepare(page);
        page.push();
        pages++;
    }

    private void prepare(Page page) {
        page.align(3);
        use(page);
    }

    private void use(Page page) {
        int drops = page.letters() / 80;
        ink -= drops;
        System.out.println("ink " + ink);
    }
}
