package ink;

public class Printer {
    private int ink = 100;
    private int pages;

    public void print(Page page) {
        page.align(3);
        int drops = page.letters() / 80;
        ink -= drops;
        System.out.println("ink " + ink);
        page.push();
        pages++;
    }
}
