package shop;

public class Clerk {
    private Desk desk;
    private Page page;

    public Clerk() {
        desk = new Desk(7);
        desk.send(find("ok"));
    }

    public int mass() {
        return desk.mass();
    }
}
