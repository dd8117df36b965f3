package shop;

public class Clerk {
    private Desk desk;
    private Page page;

    public Clerk() {
        desk = new Desk(7);
        page = desk.first();
    }

    public int mass() {
        return desk.mass();
    }
}
