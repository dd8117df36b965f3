package tool;

public class Saw extends Tool {
    private int wear;

    @Override
    public void use() {
        wear += 3;
    }

    public boolean isWorn() {
        return wear > 1000 || wear < 0;
    }
}
