package shop;

public class Clerk {
    private Desk desk;
    private Page page;

    public Clerk() {
        desk = new Desk(7);
        page = new Page(desk, new Reply("ok"));
    }

    public int mass() {
        return desk.mass();
    }
}
