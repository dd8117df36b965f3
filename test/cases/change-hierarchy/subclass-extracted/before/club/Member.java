package club;

public class Member {
    protected String name;
    protected long paid;
    private int boardSince;

    public void pay(long cents) {
        paid += cents;
    }

    public boolean mayVote(int year) {
        int served = year - boardSince;
        return served > 1 && paid > 5000;
    }
}
