package top;

import java.util.Comparator;
import java.util.List;

public class Table {
    public void order(List<Team> teams) {
        teams.sort(Table::byPoints);
    }

    static int byPoints(Team one, Team other) {
        return other.points() - one.points();
    }
}
