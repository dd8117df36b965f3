package club;

public class Member {
    protected String name;
    protected long paid;

    public void pay(long cents) {
        paid += cents;
    }
}
