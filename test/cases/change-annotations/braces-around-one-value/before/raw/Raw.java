package raw;

@SuppressWarnings("rawtypes")
public class Raw {
    @SuppressWarnings("unchecked")
    public java.util.List all() {
        return java.util.List.of();
    }
}
