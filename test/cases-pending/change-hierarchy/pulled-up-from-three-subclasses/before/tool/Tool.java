package tool;

public abstract class Tool {
    public abstract void use();
}
