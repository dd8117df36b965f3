package tool;

public abstract class Tool {
    protected int wear;

    public abstract void use();

    public boolean isWorn() {
        return wear > 1000 || wear < 0;
    }
}
