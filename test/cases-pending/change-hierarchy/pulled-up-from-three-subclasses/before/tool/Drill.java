package tool;

public class Drill extends Tool {
    private int wear;

    @Override
    public void use() {
        wear += 7;
    }

    public boolean isWorn() {
        return wear > 1000 || wear < 0;
    }
}
