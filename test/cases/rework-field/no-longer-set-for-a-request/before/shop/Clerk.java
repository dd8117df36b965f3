package shop;

public class Clerk {
    private Desk desk;
    private Page page;
    private Reply answer;

    public Clerk() {
        desk = new Desk(7);
        answer = find("ok");
        desk.send(answer);
    }

    public int mass() {
        return desk.mass();
    }
}
