package library;

import java.util.ArrayList;
import java.util.List;

public class Loans {
    private final List<String> journal = new ArrayList<>();
    private int fines;

    public void giveBack(Copy copy, Member member, int today) {
        int late = today - copy.dueOn();
        if (late > 0) {
            fines += late * 10;
            journal.add("fine for " + member.name());
        }
        copy.release();
        member.forget(copy);
    }

    public void extend(Copy copy, Member member, int today) {
        int late = today - copy.dueOn();
        if (late > 0) {
            fines += late * 10;
            journal.add("fine for " + member.name());
        }
        copy.dueOn(today + 28);
    }
}
