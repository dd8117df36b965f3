package garden;

@Lockable(level = 3)
class Shed {
    @Secret("b")
    private String key;

    @Checked(2)
    String open(@NotNull("owner") String owner) {
        @SuppressWarnings({"unchecked", "rawtypes"})
        List<String> tools = find(owner);
        return tools.get(0) + key;
    }
}
