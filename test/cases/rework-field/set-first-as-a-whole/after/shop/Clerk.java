package shop;

public class Clerk {
    private Desk desk;
    private Page page;
    private Reply answer;

    public Clerk() {
        desk = new Desk(7);
        answer = desk.first();
        page = answer;
    }

    public int mass() {
        return desk.mass();
    }
}
