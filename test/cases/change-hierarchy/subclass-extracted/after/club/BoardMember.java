package club;

public class BoardMember extends Member {
    private int boardSince;

    public boolean mayVote(int year) {
        int served = year - boardSince;
        return served > 1 && paid > 5000;
    }
}
