package job;

public interface Filter {
    boolean accepts(String name, long size);
}
