package shop;

public class Clerk {
    private Desk desk;
    private Page page;
    private Reply answer;

    public void plan() {
        desk = new Desk(7);
        answer = new Reply("ok");
        page = new Page(desk, answer);
    }

    public int mass() {
        return desk.mass();
    }
}
